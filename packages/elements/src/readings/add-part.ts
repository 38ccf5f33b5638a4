// The form for a reading: fetched after the readings.
export { AddReading } from '@careline/ui/readings/add-reading';
