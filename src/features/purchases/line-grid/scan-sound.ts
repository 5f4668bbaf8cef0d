import * as z from 'zod/mini';
import { storedValue } from '@/modules/browser-storage/stored-value';

const schema = z.object({ version: z.literal(1), isOn: z.boolean() });

/** Whether a code that was counted is heard; it is for who holds a scanner and does not look at the screen. */
export const scanSound = storedValue('trastienda.scan-sound', schema, { version: 1, isOn: false });

const pitchHertz = 1_760;
const lastsSeconds = 0.09;
const volume = 0.2;
let speaker: AudioContext | null = null;

/** A short tone, where it is wanted and the browser has one to give. */
export function soundScan(): void {
  if (!scanSound.get().isOn || typeof AudioContext === 'undefined') return;
  speaker ??= new AudioContext();
  const tone = new OscillatorNode(speaker, { frequency: pitchHertz });
  tone.connect(new GainNode(speaker, { gain: volume })).connect(speaker.destination);
  tone.start();
  tone.stop(speaker.currentTime + lastsSeconds);
}
