export { districtsOfPin, type PinDistrict } from './districts-of-pin.ts';
