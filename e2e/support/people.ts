export const PASSWORD = 'Careline-demo-1';
export const COACH = 'coach@careline.example';
export const DOCTOR = 'doctor@careline.example';
export const FACILITY = 'facility@careline.example';
export const NO_SCOPE = 'noscope@careline.example';
export const PHARMACIST = 'pharmacist@careline.example';
export const ADMIN = 'admin@careline.example';
