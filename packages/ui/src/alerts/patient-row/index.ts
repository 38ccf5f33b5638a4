export { PatientRow, type PatientRowProps } from './patient-row.tsx';
export { RowToggle } from './row-toggle.tsx';
export { WhatBecame, type WhatBecameProps } from './what-became.tsx';
