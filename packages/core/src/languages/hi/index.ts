import type { Catalogues } from '../catalogues.ts';
import { administration } from './administration.ts';
import { assessments } from './assessments.ts';
import { billing } from './billing.ts';
import { calls } from './calls.ts';
import { care } from './care.ts';
import { caseSheets } from './case-sheets.ts';
import { charts } from './charts.ts';
import { directory } from './directory.ts';
import { encounters } from './encounters.ts';
import { examination } from './examination.ts';
import { formatting } from './formatting.ts';
import { labs } from './labs.ts';
import { observations } from './observations.ts';
import { patients } from './patients.ts';
import { prescriptionChecks } from './prescription-checks.ts';
import { prescriptions } from './prescriptions.ts';
import { projects } from './projects.ts';
import { record } from './record.ts';

export const words: Catalogues = {
  ...administration,
  ...assessments,
  ...billing,
  ...calls,
  ...care,
  ...caseSheets,
  ...charts,
  ...directory,
  ...encounters,
  ...examination,
  ...formatting,
  ...labs,
  ...observations,
  ...patients,
  ...prescriptionChecks,
  ...prescriptions,
  ...projects,
  ...record,
};
