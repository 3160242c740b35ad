// Command-line companion: entry point (placeholder until the commands are written).
console.log('schafkopf-stube: no commands yet');
