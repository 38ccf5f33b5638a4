import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyMadeDemo } from '../e2e/support/start-server.ts';
import { checkPrescription } from '../packages/core/src/prescriptions/checks/check-prescription.ts';
import { loadMedicineTables } from '../packages/core/src/prescriptions/medicines/load-medicines.ts';
import { countFindings } from '../packages/core/test/prescriptions/count-cases.ts';
import { judgedPatientOf } from '../packages/core/test/prescriptions/judged-case.ts';
import { ORDINARY_CASES } from '../packages/core/test/prescriptions/prescription-cases.ts';
import { report } from './row.ts';
import { isShort } from './size.ts';
import { buildSeeder } from './team-server.ts';

const SEVERITIES = ['severe', 'important', 'note'] as const;

const tables = await loadMedicineTables();
const { lines, findings } = countFindings(ORDINARY_CASES, (one) =>
  checkPrescription(one.lines, judgedPatientOf(one.patient), tables),
);
for (const severity of SEVERITIES)
  report({
    name: `${severity} findings per 100 lines of ${ORDINARY_CASES.length} correct prescriptions`,
    kind: 'count',
    value: Math.round((findings[severity] * 1000) / lines) / 10,
    mayBeZero: severity === 'severe',
    ...(severity === 'severe' ? { budget: 0 } : {}),
  });

type Severity = (typeof SEVERITIES)[number];

/** Returns the severities of the warnings on each line that the demo's doctors signed. */
async function demoWarnings(): Promise<readonly (readonly Severity[])[]> {
  const folder = await mkdtemp(join(tmpdir(), 'careline-bench-'));
  try {
    // Made by an earlier step of `npm test`; otherwise the seeder creates the demo, which takes half a minute.
    if (isShort) await copyMadeDemo(folder);
    const seeder = await buildSeeder('demo-warnings');
    const { stdout } = await promisify(execFile)(process.execPath, [seeder, 'http://localhost:3000', folder]);
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '[]');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const signed = await demoWarnings();
if (signed.length === 0) throw new Error("The demo's doctors signed nothing.");
for (const severity of SEVERITIES) {
  const count = signed.flat().filter((own) => own === severity).length;
  report({
    name: `${severity} warnings per 100 lines of the demo's doctors (${signed.length} lines)`,
    kind: 'count',
    value: Math.round((count * 1000) / signed.length) / 10,
    mayBeZero: severity === 'severe',
  });
}
