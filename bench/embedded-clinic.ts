import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sharedResource } from './shared.ts';
import { sizeOf } from './size.ts';
import { type ServedClinic, startClinic } from './team-server.ts';

/** `CARELINE_BENCH_STAFF` asks for another team. */
export const CLINIC_STAFF = sizeOf('STAFF', 100, 3);

async function startEmbeddedClinic(): Promise<ServedClinic> {
  const folder = await mkdtemp(join(tmpdir(), 'careline-bench-'));
  const clinic = await startClinic(CLINIC_STAFF, { CARELINE_DATA: folder });
  return {
    ...clinic,
    async stop() {
      await clinic.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Runs a bench with the built server on the embedded database. */
export const withEmbeddedClinic = sharedResource({
  open: startEmbeddedClinic,
  close: (clinic) => clinic.stop(),
});
