import type { Patient } from '@careline/core/internal/patients';
import { createPatientReadings, type PatientReadingsOptions } from '@careline/core/internal/trends';
import { useEffect, useMemo } from 'react';
import { useStore } from '../../store/index.ts';

/** Loads all readings of one patient. Cancels and discards them on unmount and when the patient changes. */
export function usePatientReadings({ http, metrics, vitaId }: PatientReadingsOptions) {
  const readings = useMemo(() => createPatientReadings({ http, metrics, vitaId }), [http, metrics, vitaId]);
  useEffect(() => {
    readings.open();
    return readings.close;
  }, [readings]);
  return { state: useStore(readings.store, (whole) => whole), refresh: readings.refresh };
}

/** Returns the earliest known enrolment in unix seconds. Earlier values are marked. */
export function enrolledAtOf({ enrolments }: Pick<Patient, 'enrolments'>): number | undefined {
  const known = enrolments.map(({ enrolledAt }) => enrolledAt).filter((at) => at !== 0);
  return known.length > 0 ? Math.min(...known) : undefined;
}
