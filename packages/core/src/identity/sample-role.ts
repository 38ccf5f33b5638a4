/**
 * Role names the specification gives as examples (6). They are not all there are, grant nothing by themselves, and are
 * shown as they are.
 */
export const SAMPLE_ROLES = ['Auditor', 'Coordinator', 'OP Doctor', 'IP Doctor'] as const;
