export { BULK_ACTS, BulkActDialog, type BulkActKey } from './bulk-act-dialog.tsx';
