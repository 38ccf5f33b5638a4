// Makes the packed clinic in a new data folder: `write-clinic.mjs FOLDER FILE`. scripts/make-demo-clinic.mjs runs it.
import { writeFile } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { readSettings } from '../../src/platform/config/config.ts';
import { openStore } from '../../src/platform/database/open-store.ts';
import { packClinic } from './pack-clinic.ts';

/** Compresses the packed file. The same lines give the same bytes. */
function compressClinic(lines: readonly string[]): Buffer {
  const text = Buffer.from(lines.map((line) => `${line}\n`).join(''));
  return brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
}

const [folder = '', file = ''] = process.argv.slice(2);
const settings = readSettings({
  CARELINE_DEMO: 'off',
  CARELINE_ORIGIN: 'http://localhost',
  CARELINE_DATA: folder,
});
const { database, close } = await openStore(settings, () => undefined);
await writeFile(file, compressClinic(await packClinic(database.db)));
await close();
