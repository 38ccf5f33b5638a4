export { MessagesOutbox, type MessagesOutboxProps } from './messages-outbox.tsx';
