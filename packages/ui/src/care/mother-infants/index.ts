export { MotherInfants, type MotherInfantsProps } from './mother-infants.tsx';
