// The form for a reading; loaded after the readings.
export { AddReading } from '@careline/ui/readings/add-reading';
