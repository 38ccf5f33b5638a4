export { ReceiptDialog, type ReceiptDialogProps } from './receipt-dialog.tsx';
export { ReceiptPaper, type ReceiptPaperProps } from './receipt-paper.tsx';
