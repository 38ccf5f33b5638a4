// Written by `npm run elements`.
import { patientSearchView } from '../../patient-search/patient-search.view.tsx';
import { drawing } from '../draw.tsx';

export const draw = drawing(patientSearchView);
