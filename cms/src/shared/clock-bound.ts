/** How long an answer that depends on the clock, such as what is upcoming, may be kept, in seconds. */
export const CLOCK_BOUND_CACHE_SECONDS = 60;
