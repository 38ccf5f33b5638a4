import type { Label } from '@careline/core/internal/formatting';
import type { PaperFacts, SignedFacts } from '@careline/core/internal/prescriptions';

/** The signed content of a prescription after a consultation for a cough. */
export const signedFacts = (facts: Partial<SignedFacts> = {}): SignedFacts => ({
  qualification: 'MBBS, MD (Medicine)',
  clinicAddress: '12 Lake Road, Nashik 422005',
  clinicPhone: '+912532310000',
  weight: { value: 64, on: '2025-10-01' },
  complaint: 'Cough for 5 days',
  history: 'Worse at night',
  findings: 'Chest clear',
  measured: [{ name: { en: 'Blood pressure', hi: 'रक्तचाप' } as Label, text: '128/82 mmHg' }],
  diagnoses: [
    { term: 'Acute bronchitis', isProvisional: true },
    { term: 'Hypertension', isProvisional: false },
  ],
  advice: 'Steam twice a day',
  adviceTopics: [{ en: 'Drink enough', hi: 'पर्याप्त पानी पिएँ' } as Label],
  warningSigns: 'Breathlessness or blood in the sputum',
  ...facts,
});

/** Only the doctor's degrees and the clinic are recorded. */
export const noNotes = (): SignedFacts =>
  signedFacts({
    ...{ complaint: '', history: '', findings: '', measured: [], diagnoses: [] },
    ...{ advice: '', adviceTopics: [], warningSigns: '', weight: null },
  });

/** What a printed prescription shows in addition to the medicines. */
export const paperFacts = (facts: Partial<PaperFacts> = {}): PaperFacts => ({
  signed: signedFacts(),
  patientAddress: '4 Temple Street, Nashik, Maharashtra 422001',
  tests: [
    { name: 'HbA1c', isFasting: false },
    { name: 'Lipid profile', isFasting: true },
  ],
  nextVisit: '2025-11-02',
  ...facts,
});
