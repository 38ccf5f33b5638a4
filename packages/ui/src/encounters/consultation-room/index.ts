export { AtTheClinic } from './at-the-clinic.tsx';
export {
  ConsultationRoom,
  type ConsultationRoomProps,
  type RoomPanel,
  type RoomZone,
} from './consultation-room.tsx';
export { VisitActs, type VisitActsProps } from './visit-acts.tsx';
export { VisitTimer } from './visit-timer.tsx';
