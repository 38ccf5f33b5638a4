export { openDevice } from './device.ts';
export { createDeviceDatabase, type DeviceDatabase } from './device-database.ts';
export type { Device, StoragePlace } from './device-facts.ts';
export { createPageDevice } from './page-device.ts';
