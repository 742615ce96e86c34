export { CliError, type Io } from './io.ts';
export { run } from './program.ts';
