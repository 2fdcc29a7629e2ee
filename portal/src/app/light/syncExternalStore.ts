/** Stands in for what brings this hook to earlier Reacts. See `light` in `vite.config.ts`. */
export { useSyncExternalStore } from 'react';
