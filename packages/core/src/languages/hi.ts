import type { RoomWords } from '#formatting';
import { hi as access } from '../access/words/hi.ts';
import { hi as administration } from '../administration/words/hi.ts';
import { hi as assessments } from '../assessments/words/hi.ts';
import { hi as audit } from '../audit/words/hi.ts';
import { hi as callsOutcome } from '../calls/outcome/words/hi.ts';
import { hi as calls } from '../calls/words/hi.ts';
import { hi as care } from '../care/words/hi.ts';
import { hi as caseSheetsSectionsExamination } from '../case-sheets/sections/examination/words/hi.ts';
import { hi as caseSheetsSectionsHistory } from '../case-sheets/sections/history/words/hi.ts';
import { hi as caseSheetsSectionsLifestyle } from '../case-sheets/sections/lifestyle/words/hi.ts';
import { hi as caseSheetsSectionsMonitoring } from '../case-sheets/sections/monitoring/words/hi.ts';
import { hi as caseSheetsSectionsOutcome } from '../case-sheets/sections/outcome/words/hi.ts';
import { hi as caseSheets } from '../case-sheets/words/hi.ts';
import { hi as chartsFigures } from '../charts/figures/words/hi.ts';
import { hi as charts } from '../charts/words/hi.ts';
import { hi as clinical } from '../clinical/words/hi.ts';
import { hi as communication } from '../communication/words/hi.ts';
import { hi as encounters } from '../encounters/words/hi.ts';
import { hi as formatting } from '../formatting/words/hi.ts';
import { hi as identity } from '../identity/words/hi.ts';
import { hi as labs } from '../labs/words/hi.ts';
import { hi as live } from '../live/words/hi.ts';
import { hi as metrics } from '../metrics/words/hi.ts';
import { hi as navigation } from '../navigation/words/hi.ts';
import { hi as observations } from '../observations/words/hi.ts';
import { hi as overview } from '../overview/words/hi.ts';
import { hi as patients } from '../patients/words/hi.ts';
import { hi as preferences } from '../preferences/words/hi.ts';
import { hi as prescriptionsChecks } from '../prescriptions/checks/words/hi.ts';
import { hi as prescriptionsDispensing } from '../prescriptions/dispensing/words/hi.ts';
import { hi as prescriptionsDose } from '../prescriptions/dose/words/hi.ts';
import { hi as prescriptionsLaw } from '../prescriptions/law/words/hi.ts';
import { hi as prescriptions } from '../prescriptions/words/hi.ts';
import { hi as programmes } from '../programmes/words/hi.ts';
import { hi as record } from '../record/words/hi.ts';
import { hi as trends } from '../trends/words/hi.ts';

/** All labels of core in Hindi, by room. */
export const hindi: RoomWords = {
  access,
  administration,
  assessments,
  audit,
  calls,
  'calls/outcome': callsOutcome,
  care,
  'case-sheets': caseSheets,
  'case-sheets/sections/examination': caseSheetsSectionsExamination,
  'case-sheets/sections/history': caseSheetsSectionsHistory,
  'case-sheets/sections/lifestyle': caseSheetsSectionsLifestyle,
  'case-sheets/sections/monitoring': caseSheetsSectionsMonitoring,
  'case-sheets/sections/outcome': caseSheetsSectionsOutcome,
  charts,
  'charts/figures': chartsFigures,
  clinical,
  communication,
  encounters,
  formatting,
  identity,
  labs,
  live,
  metrics,
  navigation,
  observations,
  overview,
  patients,
  preferences,
  prescriptions,
  'prescriptions/checks': prescriptionsChecks,
  'prescriptions/dispensing': prescriptionsDispensing,
  'prescriptions/dose': prescriptionsDose,
  'prescriptions/law': prescriptionsLaw,
  programmes,
  record,
  trends,
};
