import type { Translation } from '../../messages/index.ts';
import * as alerts from './alerts.ts';
import * as billing from './billing.ts';
import * as calls from './calls.ts';
import * as care from './care.ts';
import * as encounters from './encounters.ts';
import * as formLabels from './form-labels.ts';
import * as forms from './forms.ts';
import * as frame from './frame.ts';
import * as patients from './patients.ts';
import * as readings from './readings.ts';
import * as record from './record.ts';

export const sentences: readonly Translation[] = [
  alerts,
  billing,
  calls,
  care,
  encounters,
  formLabels,
  forms,
  frame,
  patients,
  readings,
  record,
].flatMap((room) => Object.values<Translation>(room));
