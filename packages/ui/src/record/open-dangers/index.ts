export { OpenDangers, type OpenDangersProps } from './open-dangers.tsx';
