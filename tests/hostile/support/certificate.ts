import { generateKeyPairSync, sign } from 'node:crypto';

/** A value of DER: its tag, its length, what it holds. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const { length } = body;
  const size = length < 128 ? [length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const whole = (value: number) => der(0x02, Buffer.from([value]));
const bits = (bytes: Buffer) => der(0x03, Buffer.from([0]), bytes);
const moment = (text: string) => der(0x18, Buffer.from(text));
const ecdsaWithSha256 = sequence(Buffer.from('06082a8648ce3d040302', 'hex'));
const commonName = Buffer.from('0603550403', 'hex');

/** A certificate that nobody vouches for but itself (RFC 5280, section 4.1), and the key to it. */
export function selfSigned(host: string): { cert: string; key: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from(host)))));
  const certified = sequence(
    der(0xa0, whole(2)),
    whole(1),
    ecdsaWithSha256,
    name,
    sequence(moment('20200101000000Z'), moment('21200101000000Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const bytes = sequence(certified, ecdsaWithSha256, bits(sign('sha256', certified, privateKey)));
  const base64 = bytes.toString('base64');
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
