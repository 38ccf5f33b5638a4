import type { Patient } from '@careline/core/internal/patients';
import { useCallback } from 'react';
import { BookEncounter } from '../../booking/book-encounter.tsx';
import { useCorrectBeside } from './correct-registration.tsx';

/** Returns actions for the patient during a call: correct the registration, book an encounter. */
export function usePatientWays() {
  const correct = useCorrectBeside();
  return useCallback(
    (patient: Patient, onChanged: () => void) => {
      const { vitaId, appUserInfo } = patient;
      return (
        <>
          {correct(patient, onChanged)}
          <BookEncounter size="small" patient={{ vitaId, name: appUserInfo.name }} />
        </>
      );
    },
    [correct],
  );
}
