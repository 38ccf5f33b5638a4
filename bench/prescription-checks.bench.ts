import { checkPrescription } from '../packages/core/src/prescriptions/checks/check-prescription.ts';
import { loadMedicineTables } from '../packages/core/src/prescriptions/medicines/load-medicines.ts';
import { readMedicineName } from '../packages/core/src/prescriptions/medicines/read-medicine-name.ts';
import { countFindings } from '../packages/core/test/prescriptions/count-cases.ts';
import { judgedPatientOf } from '../packages/core/test/prescriptions/judged-case.ts';
import { ORDINARY_CASES } from '../packages/core/test/prescriptions/prescription-cases.ts';
import { cpuRatio, report } from './row.ts';

const tables = await loadMedicineTables();
const prescriptions = ORDINARY_CASES.map(({ lines, patient }) => ({
  lines,
  patient: judgedPatientOf(patient),
}));

const { lines, findings } = countFindings(ORDINARY_CASES, (one) =>
  checkPrescription(one.lines, judgedPatientOf(one.patient), tables),
);
for (const severity of ['severe', 'important', 'note'] as const)
  report({
    name: `${severity} findings per 100 lines of ${ORDINARY_CASES.length} correct prescriptions`,
    kind: 'count',
    value: Math.round((findings[severity] * 1000) / lines) / 10,
    ...(severity === 'severe' ? { budget: 0 } : {}),
  });

/** A key in the writer checks the whole prescription; reading its names is the least that any check does. */
report({
  name: 'key to warning: a prescription checked, × its names read',
  kind: 'ratio',
  value: await cpuRatio(
    () => prescriptions.map((one) => checkPrescription(one.lines, one.patient, tables)),
    () => prescriptions.map((one) => one.lines.map(({ medicine }) => readMedicineName(medicine, tables))),
    5,
  ),
});
