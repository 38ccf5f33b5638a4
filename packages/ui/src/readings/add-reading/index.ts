export { AddReading, type AddReadingProps } from './add-reading.tsx';
