export { AUDIT_ACTIONS, actionWrites, auditActionKind, auditActionLabel } from './audit-actions.ts';
export { CONTRACT_HEADER, CONTRACT_NUMBER } from './contract-number.ts';
export { ENDPOINTS } from './endpoints.ts';
