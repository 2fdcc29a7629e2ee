/**
 * Writes WebM, the container of VP9, as far as a silent film of one cluster needs it (RFC 8794, RFC 9559): header,
 * length, one video track, one entry of the index, the frames.
 */

/** One frame as the encoder gave it. */
export interface EncodedFrame {
  bytes: Uint8Array;
  isKey: boolean;
}

interface Film {
  width: number;
  height: number;
  framesPerSecond: number;
  frames: readonly EncodedFrame[];
}

/** The elements that are written here, by their names in the standard. */
const ID = {
  EBML: '1a45dfa3',
  DocType: '4282',
  DocTypeVersion: '4287',
  DocTypeReadVersion: '4285',
  Segment: '18538067',
  Info: '1549a966',
  TimestampScale: '2ad7b1',
  Duration: '4489',
  MuxingApp: '4d80',
  WritingApp: '5741',
  Tracks: '1654ae6b',
  TrackEntry: 'ae',
  TrackNumber: 'd7',
  TrackUID: '73c5',
  TrackType: '83',
  FlagLacing: '9c',
  CodecID: '86',
  Video: 'e0',
  PixelWidth: 'b0',
  PixelHeight: 'ba',
  Cues: '1c53bb6b',
  CuePoint: 'bb',
  CueTime: 'b3',
  CueTrackPositions: 'b7',
  CueTrack: 'f7',
  CueClusterPosition: 'f1',
  Cluster: '1f43b675',
  Timestamp: 'e7',
  SimpleBlock: 'a3',
} as const;

const TRACK = 1;
const VIDEO_TRACK = 1;
const KEY_FRAME = 0x80;
/** One tick of the film's clock, in nanoseconds. */
const MILLISECOND = 1_000_000;

/** An element with its size in eight bytes, so that the place of what follows is known before it is written. */
function element(name: keyof typeof ID, ...content: Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(body.length));
  size[0] = 0x01;
  return Buffer.concat([Buffer.from(ID[name], 'hex'), size, body]);
}

const text = (value: string) => Buffer.from(value, 'ascii');

function unsigned(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function float(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
}

function block({ bytes, isKey }: EncodedFrame, milliseconds: number): Buffer {
  const head = Buffer.alloc(4);
  head[0] = 0x80 | TRACK;
  head.writeInt16BE(milliseconds, 1);
  head[3] = isKey ? KEY_FRAME : 0;
  return element('SimpleBlock', head, bytes);
}

/**
 * @param film at most 32 seconds of it, beginning with a key frame
 * @returns the file
 */
export function writeWebm({ width, height, framesPerSecond, frames }: Film): Buffer {
  const at = (index: number) => Math.round((index / framesPerSecond) * 1000);
  const header = element(
    'EBML',
    element('DocType', text('webm')),
    element('DocTypeVersion', unsigned(4)),
    element('DocTypeReadVersion', unsigned(2)),
  );
  const info = element(
    'Info',
    element('TimestampScale', unsigned(MILLISECOND)),
    element('Duration', float(at(frames.length))),
    element('MuxingApp', text('film')),
    element('WritingApp', text('film')),
  );
  const video = element('Video', element('PixelWidth', unsigned(width)), element('PixelHeight', unsigned(height)));
  const tracks = element(
    'Tracks',
    element(
      'TrackEntry',
      element('TrackNumber', unsigned(TRACK)),
      element('TrackUID', unsigned(TRACK)),
      element('TrackType', unsigned(VIDEO_TRACK)),
      element('FlagLacing', unsigned(0)),
      element('CodecID', text('V_VP9')),
      video,
    ),
  );
  const cues = (clusterAt: number) =>
    element(
      'Cues',
      element(
        'CuePoint',
        element('CueTime', unsigned(0)),
        element(
          'CueTrackPositions',
          element('CueTrack', unsigned(TRACK)),
          element('CueClusterPosition', unsigned(clusterAt)),
        ),
      ),
    );
  const clusterAt = info.length + tracks.length + cues(0).length;
  const blocks = frames.map((frame, index) => block(frame, at(index)));
  const cluster = element('Cluster', element('Timestamp', unsigned(0)), ...blocks);
  return Buffer.concat([header, element('Segment', info, tracks, cues(clusterAt), cluster)]);
}
