import { expect, it } from "vitest";
import { isPublicAddress, readTarget } from "./target";

const OWN = "greenlight.creator.studio";
const read = (text: string) => readTarget(text, OWN);

it.each([
  ["https://hooks.creator.studio/events?of=1", "https://hooks.creator.studio/events?of=1"],
  ["  https://hooks.creator.studio  ", "https://hooks.creator.studio/"],
  ["https://HOOKS.creator.studio.:443/#part", "https://hooks.creator.studio/"],
  ["https://bücher.example.com/x", "https://xn--bcher-kva.example.com/x"],
])("takes %s", (text, url) => {
  expect(read(text)).toMatchObject({ url });
});

/** What people try to reach what a Worker, or a machine beside it, can reach. */
const HOSTILE: [string, string][] = [
  ["http://hooks.creator.studio/", "not-https"],
  ["ftp://hooks.creator.studio/", "no-address"],
  ["file:///etc/passwd", "no-address"],
  ["gopher://127.0.0.1:25/", "no-address"],
  ["javascript:alert(1)", "no-address"],
  ["data:text/plain,x", "no-address"],
  ["//hooks.creator.studio", "no-address"],
  ["hooks.creator.studio", "no-address"],
  ["https://", "no-address"],
  ["https:///", "no-address"],
  ["https://user:pass@hooks.creator.studio/", "has-password"],
  ["https://hooks.creator.studio@127.0.0.1/", "has-password"],
  ["https://127.0.0.1#@hooks.creator.studio/", "no-name"],
  ["https://127.0.0.1\\@hooks.creator.studio/", "no-name"],
  ["https://hooks.creator.studio:8443/", "odd-port"],
  ["https://hooks.creator.studio:22/", "odd-port"],
  ["https://127.0.0.1/", "no-name"],
  ["https://127.1/", "no-name"],
  ["https://2130706433/", "no-name"],
  ["https://0x7f000001/", "no-name"],
  ["https://0x7f.0.0.1/", "no-name"],
  ["https://0177.0.0.1/", "no-name"],
  ["https://017700000001/", "no-name"],
  ["https://①②⑦.⓪.⓪.①/", "no-name"],
  ["https://127。0。0。1/", "no-name"],
  ["https://%31%32%37.0.0.1/", "no-name"],
  ["https://127.0.0.1./", "no-name"],
  ["https://0/", "no-name"],
  ["https://10.0.0.8/", "no-name"],
  ["https://169.254.169.254/latest/meta-data/", "no-name"],
  ["https://100.64.0.1/", "no-name"],
  ["https://100.100.100.200/", "no-name"],
  ["https://192.168.1.1/", "no-name"],
  ["https://93.184.216.34/", "no-name"],
  ["https://[::1]/", "no-name"],
  ["https://[::]/", "no-name"],
  ["https://[::ffff:127.0.0.1]/", "no-name"],
  ["https://[::ffff:a9fe:a9fe]/", "no-name"],
  ["https://[64:ff9b::7f00:1]/", "no-name"],
  ["https://[fe80::1]/", "no-name"],
  ["https://[fd00:ec2::254]/", "no-name"],
  ["https://localhost/", "not-public"],
  ["https://LOCALHOST/", "not-public"],
  ["https://ｌｏｃａｌｈｏｓｔ/", "not-public"],
  ["https://localhost./", "not-public"],
  ["https://anything.localhost/", "not-public"],
  ["https://router/", "not-public"],
  ["https://printer.local/", "not-public"],
  ["https://metadata.google.internal/", "not-public"],
  ["https://metadata.google.internal./", "not-public"],
  ["https://db.corp/", "not-public"],
  ["https://nas.home.arpa/", "not-public"],
  ["https://1.0.0.127.in-addr.arpa/", "not-public"],
  ["https://hidden.onion/", "not-public"],
  [`https://${OWN}/api/feedback`, "ours"],
  [`https://${OWN.toUpperCase()}./`, "ours"],
  [`https://hooks.creator.studio/${"x".repeat(500)}`, "too-long"],
];

it.each(HOSTILE)("refuses %s", (text, problem) => {
  expect(read(text)).toEqual({ problem });
});

it.each([
  ..."8.8.8.8 1.1.1.1 93.184.216.34 100.63.255.255 100.128.0.0 172.15.0.1 172.32.0.1 192.167.1.1 223.255.255.255".split(
    " ",
  ),
  ..."2606:4700:4700::1111 2a00:1450:4001:82b::200e 2001:4860:4860::8888 2400:cb00::1 2001:200::1".split(" "),
])("knows %s as public", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it.each([
  ..."0.0.0.0 10.0.0.1 10.255.255.255 100.64.0.0 100.100.100.200 100.127.255.255 127.0.0.1 127.255.255.254".split(
    " ",
  ),
  ..."169.254.169.254 169.254.170.2 168.63.129.16 172.16.0.1 172.31.255.255 192.0.0.192 192.0.2.1 192.88.99.1".split(
    " ",
  ),
  ..."192.168.0.1 198.18.0.1 198.19.255.255 198.51.100.7 203.0.113.9 224.0.0.1 240.0.0.1 255.255.255.255".split(
    " ",
  ),
  ...":: ::1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 ::ffff:a9fe:a9fe ::127.0.0.1 64:ff9b::7f00:1 64:ff9b:1::1 100::1".split(
    " ",
  ),
  ..."fc00::1 fd00:ec2::254 fe80::1 fec0::1 ff02::1 2001::1 2001:db8::1 2002:7f00:1:: 2002:a00::1 3fff::1 5f00::1".split(
    " ",
  ),
  ...[
    "",
    "x",
    "1.2.3",
    "1.2.3.4.5",
    "256.1.1.1",
    "0x7f.1",
    "fe80::1%eth0",
    "::ffff:999.1.1.1",
    "1:2:3:4:5:6:7:8:9",
  ],
])("knows %j as not public", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
