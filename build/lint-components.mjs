// Lets TypeScript read components while the linter runs as the linter itself reads them. Imported before the parser of components, which
// looks for this variable when it is loaded; without it each component is another one to TypeScript than on the disk, and everything
// that knows it is read anew.
process.env['SVELTE_ESLINT_PARSER_EXPERIMENTAL_TS_SYS_HOOK'] = '1';
