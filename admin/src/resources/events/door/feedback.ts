import type { Verdict } from './outcomes';

/** Tones of a verdict: hertz and the seconds at which each begins. */
const TONES: Record<Verdict, readonly (readonly [hertz: number, at: number])[]> = {
  welcome: [
    [660, 0],
    [990, 0.09],
  ],
  twice: [
    [420, 0],
    [420, 0.18],
  ],
  refused: [[180, 0]],
};
/** Milliseconds of shaking and rest in turn. */
const SHAKES: Record<Verdict, number[]> = { welcome: [60], twice: [80, 60, 80], refused: [300] };
const TONE_S = { welcome: 0.12, twice: 0.12, refused: 0.4 } as const;

let audio: AudioContext | undefined;

/** Lets a verdict be heard and felt, for whoever looks at the guest. Phones without either stay silent. */
export function giveFeedback(verdict: Verdict, isSilent: boolean): void {
  // Desktops, and iPhones, do not shake.
  if ('vibrate' in navigator) navigator.vibrate(SHAKES[verdict]);
  if (isSilent || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  // A page that nobody has touched may not sound.
  if (audio.state !== 'running') {
    void audio.resume();
    return;
  }
  for (const [hertz, at] of TONES[verdict]) play(audio, hertz, audio.currentTime + at, TONE_S[verdict]);
}

function play(context: AudioContext, hertz: number, from: number, seconds: number): void {
  const tone = new OscillatorNode(context, { frequency: hertz, type: 'triangle' });
  const loudness = new GainNode(context, { gain: 0 });
  loudness.gain.setValueAtTime(0.25, from);
  loudness.gain.exponentialRampToValueAtTime(0.001, from + seconds);
  tone.connect(loudness).connect(context.destination);
  tone.start(from);
  tone.stop(from + seconds);
}
