/**
 * Example role names of the specification (6). The list is incomplete; roles grant nothing and are displayed as they
 * are.
 */
export const SAMPLE_ROLES = ['Auditor', 'Coordinator', 'OP Doctor', 'IP Doctor'] as const;
