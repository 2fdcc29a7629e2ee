import { useEffect, useMemo, useSyncExternalStore } from 'react';

import { DoorDevice, type DoorView } from './device/DoorDevice';

/** This device at the door of an event, and what is to be shown of it. */
export function useDoor(eventId: string): { device: DoorDevice; view: DoorView } {
  const device = useMemo(() => new DoorDevice(eventId), [eventId]);
  useEffect(() => device.open(), [device]);
  return { device, view: useSyncExternalStore(device.watch, device.current) };
}
