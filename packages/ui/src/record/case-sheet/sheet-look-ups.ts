import type { LookUps } from '../../forms/form-renderer/index.ts';

/** The tables of the product, on the device, loaded with the first letter. */
export const SHEET_LOOK_UPS: LookUps = {
  icd10: async (typed) => {
    const { loadDiagnosisSearch } = await import('@careline/core/internal/diagnoses');
    return (await loadDiagnosisSearch()).find(typed);
  },
};
