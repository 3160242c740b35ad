// A program for run-ts.test.ts: says where it is and what it was given, and ends with the status asked for.
console.log(JSON.stringify({ args: process.argv.slice(2), dirname: import.meta.dirname }));
process.exitCode = Number(process.argv[2]);
