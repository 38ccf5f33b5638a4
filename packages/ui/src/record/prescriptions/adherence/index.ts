export { LineAdherence } from './line-adherence.tsx';
export { MedicineAdherence, type MedicineAdherenceProps } from './medicine-adherence.tsx';
