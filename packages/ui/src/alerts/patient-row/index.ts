export { PatientRow, type PatientRowProps } from './patient-row.tsx';
export { WhatBecame, type WhatBecameProps } from './what-became.tsx';
