import { readSettings } from '../../src/config.ts';
import { runImport } from '../../src/import/run-import.ts';

/** Imports a source folder into a data folder, for a test that kills it in the middle. */
const [, , dataFolder = '', source = ''] = process.argv;
const settings = readSettings({
  CARELINE_DATA: dataFolder,
  CARELINE_DEMO: 'off',
  CARELINE_ORIGIN: 'http://localhost:47148',
});
process.exitCode = await runImport([source], settings);
