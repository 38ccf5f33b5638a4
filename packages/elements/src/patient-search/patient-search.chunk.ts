import { drawing } from '../draw.tsx';
import { patientSearchView } from './patient-search.view.tsx';

export const draw = drawing(patientSearchView);
