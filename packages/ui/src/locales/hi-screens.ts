import * as alerts from '../alerts/alerts.messages.hi.ts';
import * as calls from '../calls/calls.messages.hi.ts';
import * as care from '../care/care.messages.hi.ts';
import * as charts from '../charts/charts.messages.hi.ts';
import * as encounters from '../encounters/encounters.messages.hi.ts';
import * as finishing from '../finishing/finishing.messages.hi.ts';
import * as forms from '../forms/forms.messages.hi.ts';
import * as live from '../live/live.messages.hi.ts';
import * as formLabels from '../messages/form-labels.messages.hi.ts';
import type { Translation } from '../messages/index.ts';
import * as paging from '../paging/paging.messages.hi.ts';
import * as patients from '../patients/patients.messages.hi.ts';
import * as preferences from '../preferences/preferences.messages.hi.ts';
import * as readings from '../readings/readings.messages.hi.ts';
import * as adherence from '../record/prescriptions/adherence/adherence.messages.hi.ts';
import * as dispensing from '../record/prescriptions/dispensing/dispensing.messages.hi.ts';
import * as reconciliation from '../record/prescriptions/reconciliation/reconciliation.messages.hi.ts';
import * as register from '../record/prescriptions/register/h1-register.messages.hi.ts';
import * as record from '../record/record.messages.hi.ts';

/** In Hindi, what the screens of a patient, a call and an alert say, the forms included: most of all sentences. */
export const hindiScreens: readonly Translation[] = [
  adherence,
  alerts,
  calls,
  care,
  charts,
  dispensing,
  encounters,
  finishing,
  forms,
  live,
  formLabels,
  paging,
  patients,
  preferences,
  readings,
  reconciliation,
  record,
  register,
].flatMap((room) => Object.values<Translation>(room));
